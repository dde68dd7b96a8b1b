// Sets the chosen theme before the first paint; a file of its own because the content security policy allows no inline script.
;(() => {
  let mode = 'system'
  try {
    mode = localStorage.getItem('hukumu_theme_mode') ?? mode
  } catch {
    // Site data is blocked: the system's theme stands.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const theme = isDark ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  const meta = document.querySelector('meta[name="theme-color"]')
  if (meta) meta.content = meta.dataset[theme]
})()
