import { useSession } from '../features/accounts/session-context.tsx'
import { LeaveProject } from '../features/projects/LeaveProject.tsx'
import { Appearance } from '../features/settings/Appearance.tsx'
import { DataStorage } from '../features/settings/DataStorage.tsx'
import { Notifications } from '../features/settings/Notifications.tsx'
import { useSettingsMessages } from '../messages/settings.ts'
import { TabbedPage } from './TabbedPage.tsx'

const parts = { appearance: Appearance, notifications: Notifications, data: DataTab }

/** /settings */
export function SettingsPage() {
  const { title, tabs } = useSettingsMessages()
  return (
    <TabbedPage
      title={title}
      label={tabs.label}
      names={{ appearance: tabs.appearance, notifications: tabs.notifications, data: tabs.data }}
      parts={parts}
      maxWidth={840}
    />
  )
}

function DataTab() {
  const { session } = useSession()
  return <DataStorage onDeleted={session.leave} renderProject={(project, onDone) => <LeaveProject project={project} onDone={onDone} />} />
}
