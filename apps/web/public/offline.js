// Back to the page that was asked for, as soon as there is a line. Its address still stands in the address bar.
const again = () => location.reload()
addEventListener('online', again)
document.getElementById('again')?.addEventListener('click', again)

// The line may be there while the server is not yet.
setInterval(() => {
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok && again(),
    () => undefined,
  )
}, 5000)
