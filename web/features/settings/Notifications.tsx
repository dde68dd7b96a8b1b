import Box from '@mui/material/Box'
import { alertTypes, type Preferences, updateFrequencies } from '#contract/preferences'
import { useQuery } from '@tanstack/react-query'
import { useSettingsMessages } from '../../messages/settings.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { UnconfirmedAddress } from '../../ui/UnconfirmedAddress.tsx'
import { CardSkeletons, NotLoaded } from './LoadStates.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { preferences, useChangePreferences } from './queries.ts'
import { SettingsCard } from './SettingsCard.tsx'
import { SwitchRow } from './SwitchRow.tsx'
import { TimeZone } from './TimeZone.tsx'

/** What somebody is told of, how and how often. */
export function Notifications() {
  const { preferences: words } = useSettingsMessages()
  const { data, error, refetch } = useQuery(preferences)
  if (data) return <NotificationCards of={data} />
  if (error) return <NotLoaded title={words.notLoaded} error={error} onRetry={() => void refetch()} />
  return <CardSkeletons heights={[220, 160, 320]} />
}

function NotificationCards({ of: { notifications, time_zone: timeZone } }: { of: Preferences }) {
  const { notifications: words } = useSettingsMessages()
  const change = useChangePreferences()
  const { emailEnabled, pushEnabled, updateFrequency } = notifications
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <SettingsCard heading={words.ways.heading} lead={words.ways.lead}>
        <UnconfirmedAddress />
        <SwitchRow
          label={words.ways.email.label}
          says={words.ways.email.says}
          checked={emailEnabled}
          onChange={(on) => change({ notifications: { emailEnabled: on } })}
        />
        <PushSwitch checked={pushEnabled} onChange={(on) => change({ notifications: { pushEnabled: on } })} />
      </SettingsCard>
      <SettingsCard heading={words.frequency.heading} lead={words.frequency.lead}>
        <ChoiceCards
          legend={words.frequency.heading}
          isLegendHidden
          columns={updateFrequencies.length}
          chosen={updateFrequency}
          disabled={!emailEnabled}
          choices={updateFrequencies.map((value) => ({
            value,
            label: words.frequency.choices[value].label,
            says: words.frequency.choices[value].says,
          }))}
          onChoose={(chosen) => change({ notifications: { updateFrequency: chosen } })}
        />
        <TimeZone value={timeZone} onChange={(chosen) => change({ time_zone: chosen })} />
      </SettingsCard>
      <SettingsCard heading={words.alerts.heading} lead={words.alerts.lead}>
        {alertTypes.map((type) => (
          <SwitchRow
            key={type}
            label={words.alerts.types[type].label}
            says={words.alerts.types[type].says}
            checked={notifications.alertTypes[type]}
            onChange={(on) => change({ notifications: { alertTypes: { [type]: on } } })}
          />
        ))}
      </SettingsCard>
    </Box>
  )
}
