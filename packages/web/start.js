// Runs inside of the page, before anything else has come: nobody who chose the night sees a flash of day, and whoever is
// signed in need not wait for one answer to learn what to ask for next.
;(() => {
  // A script that does not come would leave the page empty, unless it stands in the HTML.
  const onError = ({ target }) => {
    if (target.localName === 'script' && document.getElementById('prerendered') === null)
      location.href = '/browser.html#network'
  }
  addEventListener('error', onError, true)

  const chosen = localStorage.getItem('daykeep.theme')
  const night = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const page = document.documentElement
  page.dataset.theme = night ? 'dark' : 'light'
  page.dataset.motion = localStorage.getItem('daykeep.motion') ?? 'system'
  // The first screen of a first visit does not wait for typefaces, nor do they take its share of the network.
  if (localStorage.getItem('daykeep.fonts') !== null) page.dataset.fonts = ''

  // What the player chose goes before what the browser prefers.
  const language = localStorage.getItem('daykeep.language')
  if (language !== null) page.dataset.language = language

  let player
  try {
    player = JSON.parse(localStorage.getItem('daykeep')).auth
  } catch {
    player = undefined
  }
  const isSignedIn = Boolean(player?.apiId && player.apiToken)
  if (isSignedIn) page.dataset.signedIn = ''

  const first = __FIRST_SCREEN__
  if (first === null || location.pathname.startsWith('/static/')) return

  const load = (rel, href, as) => {
    const link = document.createElement('link')
    Object.assign(link, { rel, href, crossOrigin: '' }, as && { as })
    document.head.append(link)
  }
  const tags = [language ?? '', ...navigator.languages].map((tag) => tag.replaceAll('-', '_'))
  const textLanguage =
    tags.flatMap((tag) => [tag, tag.split('_')[0]]).find((tag) => first.texts[tag] !== undefined) ?? first.fallback
  const loadTexts = () => load('modulepreload', first.texts[textLanguage])
  // A page that stands in the HTML needs no texts until the app comes.
  if (!isSignedIn) return page.dataset.prerendered === undefined && loadTexts()

  // The app draws nothing without its words. Then what is long: the rest comes meanwhile.
  loadTexts()
  for (const href of first.scripts) load('modulepreload', href)
  for (const href of first.styles) load('preload', href, 'style')
  const headers = {
    [first.headers.user]: player.apiId,
    [first.headers.key]: player.apiToken,
    [first.headers.client]: first.client,
    [first.headers.timezoneOffset]: String(new Date().getTimezoneOffset()),
    'accept-language': textLanguage.replaceAll('_', '-'),
  }
  const responses = {}
  const ask = (path, options) => {
    responses[path] = fetch(path, options)
    responses[path].catch(() => undefined)
  }
  for (const path of first.answers) ask(path, { headers })
  for (const path of first.files) ask(path)
  window.daykeepStart = { apiId: player.apiId, responses }
})()
