import BrightnessAutoOutlined from '@mui/icons-material/BrightnessAutoOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import { useColorScheme } from '@mui/material/styles'
import { useSettingsMessages } from '../../messages/settings.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { themeModes } from '../../ui/theme/theme-mode.ts'
import { useChangePreferences } from './queries.ts'
import { SettingsCard } from './SettingsCard.tsx'

const icons = { light: LightModeOutlined, dark: DarkModeOutlined, system: BrightnessAutoOutlined }

/** Which theme the screens have: this device at once, and others from when somebody signs in there. */
export function Appearance() {
  const { appearance: words } = useSettingsMessages()
  const { mode = 'system', setMode } = useColorScheme()
  const change = useChangePreferences()
  return (
    <SettingsCard heading={words.heading} lead={words.lead}>
      <ChoiceCards
        legend={words.heading}
        isLegendHidden
        columns={themeModes.length}
        chosen={mode}
        choices={themeModes.map((value) => {
          const Icon = icons[value]
          return { value, label: words.themes[value].name, says: words.themes[value].says, icon: <Icon aria-hidden /> }
        })}
        onChoose={(theme) => {
          setMode(theme)
          change({ theme })
        }}
      />
    </SettingsCard>
  )
}
