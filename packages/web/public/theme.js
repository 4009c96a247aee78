// Runs before the first paint, so that nobody who chose the night sees a flash of day.
;(() => {
  const chosen = localStorage.getItem('daykeep.theme')
  const night = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = night ? 'dark' : 'light'
  document.documentElement.dataset.motion = localStorage.getItem('daykeep.motion') ?? 'system'
})()
