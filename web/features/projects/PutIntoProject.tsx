import CheckRounded from '@mui/icons-material/CheckRounded'
import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ItemType } from '#contract/project-items'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useProjectMessages } from '../../messages/projects.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { NewProjectRow } from './NewProjectRow.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { projectChoice, projectsOf } from './queries.ts'
import { useProjects } from './use-projects.ts'

/** From so many projects on they can be searched. */
const searchable = 9

export interface PutIntoProjectProps {
  type: ItemType
  id: string
  /** What is put in, as the reader knows it. */
  name: string
  /** Its own name, where `name` names what is put in with it as well. */
  ownName?: string | undefined
  /** What is put in with it. */
  others?: readonly { type: ItemType; id: string; name?: string }[] | undefined
  /** Another button, or the entry of a menu, that opens it. */
  renderTrigger?: ((open: () => void, label: string) => ReactNode) | undefined
}

/** Puts whatever is shown beside it into a project of the reader's. */
export function PutIntoProject({ type, id, name, ownName, others, renderTrigger }: PutIntoProjectProps) {
  const { put } = useProjectMessages()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <>
      {renderTrigger ? (
        renderTrigger(open, put.named(name))
      ) : (
        <Button size="small" color="inherit" startIcon={<CreateNewFolderOutlined />} aria-label={put.named(name)} onClick={open}>
          {put.button}
        </Button>
      )}
      {/* Out of the menu in which the button may stand, which closes when it is pressed. */}
      {isOpen &&
        createPortal(
          <PutDialog type={type} id={id} name={name} ownName={ownName} others={others} onClose={() => setIsOpen(false)} />,
          document.body,
        )}
    </>
  )
}

/** Asks for the project; those of whom there are many are found by their words. */
export function PutDialog({
  type,
  id,
  name,
  ownName,
  others,
  onClose,
}: Omit<PutIntoProjectProps, 'renderTrigger'> & { onClose: () => void }) {
  const { put, toasts } = useProjectMessages()
  const projects = useProjects()
  const [query, setQuery] = useState('')
  const { data, error, refetch } = useQuery(projectChoice(query))
  const { data: there } = useQuery(projectsOf(type, id))
  const [busy, setBusy] = useState<string | null>(null)
  const writable = data?.results.filter(({ role }) => role !== 'viewer')
  const isSearched = query !== '' || (data?.total ?? 0) >= searchable
  async function choose(project: { id: string; name: string }) {
    setBusy(project.id)
    const isIn = await projects.put(project, [{ type, id, ...(ownName !== undefined && { name: ownName }) }, ...(others ?? [])])
    setBusy(null)
    if (isIn) onClose()
  }
  return (
    <ModalDialog
      title={put.title}
      onClose={onClose}
      width={460}
      actions={
        <Button color="inherit" variant="outlined" onClick={onClose}>
          {put.close}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1.5 }}>{name}</Typography>
      {type === 'note' && (there?.total ?? 0) > 0 && <Typography sx={{ mb: 1.5 }}>{put.noteMoves}</Typography>}
      {isSearched && (
        <Box sx={{ display: 'grid', mb: 1.5 }}>
          <SearchField label={put.search} placeholder={put.placeholder} clear={put.clear} query={query} onQuery={setQuery} fills />
        </Box>
      )}
      {!data && !error && <RowsLoading label={put.loading} rows={3} height={44} />}
      {error && <LoadFailure words={toasts.loadFailed} error={error} onRetry={() => void refetch()} />}
      {writable?.length === 0 && <Typography>{query === '' ? put.empty : put.none}</Typography>}
      {writable?.length === 0 && query === '' && <NewProjectRow onMade={choose} />}
      <Box component="ul" aria-label={put.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {writable?.map((project) => {
          const isThere = !others?.length && (there?.results.some((one) => one.id === project.id) ?? false)
          return (
            <li key={project.id}>
              <ButtonBase
                disabled={isThere || busy !== null}
                onClick={() => void choose(project)}
                sx={{
                  width: '100%',
                  minHeight: measures.touch,
                  justifyContent: 'space-between',
                  gap: 1,
                  px: 1.5,
                  typography: 'body1',
                  textAlign: 'left',
                  borderRadius: `${radii.field}px`,
                  border: 1,
                  borderColor: 'divider',
                  overflowWrap: 'anywhere',
                  '&:hover': { bgcolor: 'fill.inset' },
                }}
              >
                {project.name}
                {isThere && (
                  <Box
                    component="span"
                    sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}
                  >
                    <CheckRounded sx={{ fontSize: 18 }} />
                    {put.there}
                  </Box>
                )}
              </ButtonBase>
            </li>
          )
        })}
      </Box>
      {data && data.total > data.results.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {put.more}
        </Typography>
      )}
    </ModalDialog>
  )
}
