import BrightnessAutoOutlined from '@mui/icons-material/BrightnessAutoOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { useMessages } from '../../messages/messages.ts'
import { nextThemeMode } from '../../ui/theme/theme-mode.ts'

const icons = { light: LightModeOutlined, dark: DarkModeOutlined, system: BrightnessAutoOutlined }

/** Cycles light, dark, system, light; the icon and the label say which one is on. */
export function ThemeToggle() {
  const { shell } = useMessages()
  const { mode = 'system', setMode } = useColorScheme()
  const next = nextThemeMode(mode)
  const Icon = icons[mode]
  const label = shell.theme.change(shell.theme.names[mode], shell.theme.names[next])
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={() => setMode(next)}>
      <Icon />
    </IconButton>
  )
}
