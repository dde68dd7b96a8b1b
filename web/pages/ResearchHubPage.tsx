import { ownCitations } from '#contract/watches'
import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router'
import { CitationManager } from '../features/citations/CitationManager.tsx'
import { HubNotes } from '../features/notes/HubNotes.tsx'
import { ProjectDialog } from '../features/projects/ProjectDialog.tsx'
import { ProjectList } from '../features/projects/ProjectList.tsx'
import { TemplatesDialog } from '../features/projects/TemplatesDialog.tsx'
import { PutEntry } from '../features/projects/PutEntry.tsx'
import { PutIntoProject } from '../features/projects/PutIntoProject.tsx'
import { SavedSearchList } from '../features/saved-searches/SavedSearchList.tsx'
import { WatchButton } from '../features/watches/WatchButton.tsx'
import { useProjectMessages } from '../messages/projects.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { TabList, tabIds } from '../ui/TabList.tsx'
import { PageFrame } from './PageFrame.tsx'
import { useHubWarnings } from './use-hub-warnings.ts'
import { putSelected } from './put-selected.tsx'

const tabs = ['projects', 'notes', 'searches', 'citations'] as const
type Tab = (typeof tabs)[number]

/** /research-hub and /saved-searches, which is its tab of that name */
export function ResearchHubPage() {
  const { hub } = useProjectMessages()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const asked = tabs.find((one) => one === parameters.get('tab'))
  const shown: Tab = asked ?? (pathname === '/saved-searches' ? 'searches' : 'projects')
  const [open, setOpen] = useState<{ dialog: 'create'; template: string | null } | { dialog: 'templates' } | null>(
    parameters.get('create') === 'true' ? { dialog: 'create', template: null } : null,
  )
  usePageTitle(hub.title)
  useHubWarnings()
  const close = () => {
    setOpen(null)
    if (parameters.has('create')) setParameters({}, { replace: true })
  }
  const create = () => setOpen({ dialog: 'create', template: null })

  return (
    <PageFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between', mb: 2 }}>
        <div>
          <Typography variant="h1" tabIndex={-1}>
            {hub.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{hub.lead}</Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" component={RouterLink} to="/trash?kind=project">
            {hub.trash}
          </Button>
          <Button color="inherit" variant="outlined" onClick={() => setOpen({ dialog: 'templates' })}>
            {hub.fromTemplate}
          </Button>
          <Button variant="contained" startIcon={<AddRounded />} onClick={create} sx={{ order: { xs: -1, sm: 0 } }}>
            {hub.newProject}
          </Button>
        </Box>
      </Box>
      <TabList
        label={hub.tabsLabel}
        tabs={tabs.map((name) => ({ name, label: hub.tabs[name] }))}
        shown={shown}
        onShow={(name) => void navigate(name === 'projects' ? '/research-hub' : `/research-hub?tab=${name}`, { replace: true })}
      />
      <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ pt: 3, minHeight: '50dvh' }}>
        {shown === 'projects' && <ProjectList onCreate={create} />}
        {shown === 'notes' && (
          <HubNotes renderMore={({ id, title, role }) => role === 'owner' && <PutEntry type="note" id={id} name={title} />} />
        )}
        {shown === 'searches' && <SavedSearchList renderMore={({ id, name }) => <PutEntry type="saved_search" id={id} name={name} />} />}
        {shown === 'citations' && (
          <CitationManager
            renderMore={({ id, case_title, text }) => <PutIntoProject type="citation" id={id} name={case_title ?? text} />}
            renderSelected={putSelected('citation')}
            actions={<WatchButton kind="list" target={ownCitations} name={hub.tabs.citations} />}
          />
        )}
      </Box>
      {open?.dialog === 'create' && <ProjectDialog template={open.template} onClose={close} />}
      {open?.dialog === 'templates' && <TemplatesDialog onUse={(template) => setOpen({ dialog: 'create', template })} onClose={close} />}
    </PageFrame>
  )
}
