import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '#contract/accounts'
import type { ComponentType } from 'react'
import { useSession } from '../features/accounts/session-context.tsx'
import { AccountsPart } from '../features/administration/AccountsPart.tsx'
import { BackupsPart } from '../features/administration/BackupsPart.tsx'
import { ImportsPart } from '../features/administration/ImportsPart.tsx'
import { LogPart } from '../features/administration/LogPart.tsx'
import { PaymentsPart } from '../features/administration/PaymentsPart.tsx'
import { RedactionsPart } from '../features/administration/RedactionsPart.tsx'
import { SourcesPart } from '../features/administration/SourcesPart.tsx'
import { SystemPart } from '../features/administration/SystemPart.tsx'
import { TakedownsPart } from '../features/administration/TakedownsPart.tsx'
import { BookPayment } from '../features/billing/BookPayment.tsx'
import { plansQuery } from '../features/billing/queries.ts'
import { useAdministrationMessages } from '../messages/administration.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { TabList, tabIds } from '../ui/TabList.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useTab } from '../ui/use-tab.ts'
import { PageFrame } from './PageFrame.tsx'

const parts = {
  accounts: AccountsPart,
  imports: ImportsPart,
  sources: SourcesPart,
  redactions: RedactionsPart,
  takedowns: TakedownsPart,
  payments: () => <PaymentsPart booking={(onBooked) => <BookPayment onBooked={onBooked} />} />,
  backups: BackupsPart,
  log: LogPart,
  system: SystemPart,
} satisfies Record<string, ComponentType<{ userId: string; hasPlans: boolean }>>
type Part = keyof typeof parts
const names = Object.keys(parts) as [Part, ...Part[]]

/** /admin, with the tab in its address: /admin?tab=log */
export function AdminPage() {
  const words = useAdministrationMessages()
  const { user } = useSession().state
  usePageTitle(words.title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {words.title}
      </Typography>
      {user?.role === 'admin' ? (
        <Parts user={user} />
      ) : (
        <Box sx={{ mt: 2 }}>{user && <Notice severity="warning">{words.refused}</Notice>}</Box>
      )}
    </PageFrame>
  )
}

function Parts({ user }: { user: Profile }) {
  const words = useAdministrationMessages()
  const [asked, show] = useTab(names)
  const { data: plans } = useQuery(plansQuery)
  /** Nothing is booked where nothing is charged. */
  const hasPlans = (plans?.length ?? 0) > 0
  const offered = names.filter((name) => name !== 'payments' || hasPlans || (plans === undefined && asked === 'payments'))
  const shown = offered.includes(asked) ? asked : names[0]
  const Shown = parts[shown]
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: 1.5, maxWidth: '80ch' }}>
        {words.lead}{' '}
        <TextLink to="/citations/reviews" sx={{ textDecoration: 'underline' }}>
          {words.editing.reviews}
        </TextLink>
      </Typography>
      <TabList label={words.tabs.label} tabs={offered.map((name) => ({ name, label: words.tabs[name] }))} shown={shown} onShow={show} />
      <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ pt: { xs: 2, md: 3 } }}>
        <Shown userId={user.id} hasPlans={hasPlans} />
      </Box>
    </>
  )
}
