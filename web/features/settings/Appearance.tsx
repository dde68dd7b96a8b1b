import BrightnessAutoOutlined from '@mui/icons-material/BrightnessAutoOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useColorScheme } from '@mui/material/styles'
import { useSettingsMessages } from '../../messages/settings.ts'
import { themeModes } from '../../ui/theme/theme-mode.ts'
import { measures, motion, radii } from '../../ui/theme/tokens.ts'

const icons = { light: LightModeOutlined, dark: DarkModeOutlined, system: BrightnessAutoOutlined }

/** Which theme the screens have. */
export function Appearance() {
  const { appearance: words } = useSettingsMessages()
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: measures.line }}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography variant="h2" component="legend" sx={{ p: 0 }}>
          {words.heading}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{words.lead}</Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
          {themeModes.map((name) => {
            const Icon = icons[name]
            return (
              <Box
                key={name}
                component="label"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'auto 1fr',
                  columnGap: 1.25,
                  alignItems: 'center',
                  p: 1.75,
                  minHeight: measures.touch,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: `${radii.card}px`,
                  cursor: 'pointer',
                  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
                  '&:hover': { borderColor: 'text.secondary' },
                  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'primary.light' },
                  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
                }}
              >
                <Box
                  component="input"
                  type="radio"
                  name="theme"
                  value={name}
                  checked={mode === name}
                  onChange={() => setMode(name)}
                  sx={{ position: 'absolute', opacity: 0, pointerEvents: 'none' }}
                />
                <Icon aria-hidden sx={{ fontSize: 24, color: mode === name ? 'primary.main' : 'text.secondary' }} />
                <Box sx={{ fontWeight: 600 }}>{words.themes[name].name}</Box>
                <Box sx={{ gridColumn: 2, typography: 'body2', color: 'text.secondary' }}>{words.themes[name].says}</Box>
              </Box>
            )
          })}
        </Box>
      </Box>
    </Card>
  )
}
