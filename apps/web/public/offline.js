// In the language that was chosen here, else in the first of the browser's that there is.
const kept = () => {
  try {
    return localStorage.getItem('homestake:language')
  } catch {
    return null
  }
}
const spoken = [...document.querySelectorAll('main')]
const wishes = [kept() ?? '', ...navigator.languages].map((wish) => wish.toLowerCase().split('-')[0])
const lang = wishes.find((wish) => spoken.some((main) => main.lang === wish)) ?? 'en'
document.documentElement.lang = lang
for (const main of spoken) main.hidden = main.lang !== lang

// Back to the page that was asked for, as soon as there is a line. Its address still stands in the address bar.
const again = () => location.reload()
addEventListener('online', again)
for (const button of document.querySelectorAll('button')) button.addEventListener('click', again)

// The line may be there while the server is not yet.
setInterval(() => {
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok && again(),
    () => undefined,
  )
}, 5000)
