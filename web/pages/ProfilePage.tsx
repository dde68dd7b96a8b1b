import { useSession } from '../features/accounts/session-context.tsx'
import { PersonalInformation } from '../features/profile/PersonalInformation.tsx'
import { useProfileMessages } from '../messages/profile.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { TabbedPage } from './TabbedPage.tsx'

const SecurityPart = lazyPart(async () => (await import('../features/security/SecurityTab.tsx')).SecurityTab)
const BillingPart = lazyPart(async () => (await import('../features/billing/BillingTab.tsx')).BillingTab)

const parts = { personal: PersonalTab, security: SecurityPart, billing: BillingPart }

/** /profile */
export function ProfilePage() {
  const { title, tabs } = useProfileMessages()
  return (
    <TabbedPage
      title={title}
      label={tabs.label}
      names={{ personal: tabs.personal, security: tabs.security, billing: tabs.billing }}
      parts={parts}
    />
  )
}

function PersonalTab() {
  const { session } = useSession()
  return <PersonalInformation onSaved={session.describe} />
}
