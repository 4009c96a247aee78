// Runs at the end of the home page, which stands in the HTML: the app comes when the visitor does something.
;(() => {
  const page = document.getElementById('prerendered')
  let isLoading = false
  let hasFailed = false
  let isSubmitted = false
  // The page can be read and its links lead on without the app; a form cannot do without it.
  const leaveIfNeeded = () => {
    if (hasFailed && isSubmitted) location.href = '/browser.html#network'
  }
  const onerror = () => {
    hasFailed = true
    leaveIfNeeded()
  }
  const load = () => {
    if (isLoading) return
    isLoading = true
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: __APP__, crossOrigin: '', onerror }),
    )
  }
  if (document.documentElement.dataset.signedIn !== undefined) {
    page.remove()
    load()
    return
  }
  const season = ['winter', 'spring', 'summer', 'fall'][Math.floor((new Date().getMonth() + 1) / 3) % 4]
  page.querySelector('[data-land]').src = __LANDS__[season]
  // Where the app would lead a visitor to (docs/reference/application.md 2).
  if (location.pathname === '/') history.replaceState(null, '', `/static/home${location.hash}`)
  // Without the app a form would send what is typed as an address.
  page.addEventListener('submit', (event) => {
    event.preventDefault()
    isSubmitted = true
    leaveIfNeeded()
  })
  for (const act of ['pointerdown', 'keydown', 'scroll', 'focusin', 'submit'])
    addEventListener(act, load, { once: true, passive: true })
  // Browsers report a pointer that rests, too.
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && load())
  addEventListener('load', () => (document.documentElement.dataset.fonts = ''), { once: true })
})()
