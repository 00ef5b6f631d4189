// Before the first paint, and as a file of its own because the page allows no inline script: the theme that was chosen here.
try {
  const theme = localStorage.getItem('homestake:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser that keeps nothing follows the system.
}
