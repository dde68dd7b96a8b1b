import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'

/** Colours the browser's own bar on phones like the top bar; `public/theme.js` did so before the first paint. */
export function AddressBarColor() {
  const { colorScheme = 'light' } = useColorScheme()
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (meta) meta.content = meta.dataset[colorScheme] ?? meta.content
  }, [colorScheme])
  return null
}
