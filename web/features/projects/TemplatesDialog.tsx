import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Template } from '#contract/project-templates'
import { useProjectMessages } from '../../messages/projects.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { listRow } from '../../ui/list-row.ts'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { projectTemplates } from './queries.ts'
import { useProjects } from './use-projects.ts'

const row = {
  ...listRow,
  columnGap: 1,
  rowGap: 1,
  px: 0,
  alignItems: 'center',
  overflowWrap: 'anywhere',
} as const

/** What a project can begin with. */
export function TemplatesDialog({ onUse, onClose }: { onUse: (id: string) => void; onClose: () => void }) {
  const { templates, share } = useProjectMessages()
  const projects = useProjects()
  const { data } = useQuery(projectTemplates)
  const list = (heading: string, all: Template[], isOwn: boolean) => (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {heading}
      </Typography>
      {all.length === 0 && <Typography sx={{ color: 'text.secondary', py: 1 }}>{templates.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map((template) => (
          <Box component="li" key={template.id} sx={row}>
            <div>
              <strong>{template.name}</strong>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{template.description}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{templates.holds(template.notes.length)}</Box>
            </div>
            <Box sx={{ display: 'flex', gap: 1 }}>
              {isOwn && (
                <Button
                  color="inherit"
                  aria-label={templates.deleteNamed(template.name)}
                  onClick={() => void projects.deleteTemplate(template)}
                >
                  {templates.delete}
                </Button>
              )}
              <Button variant="outlined" aria-label={templates.beginNamed(template.name)} onClick={() => onUse(template.id)}>
                {templates.begin}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
  return (
    <ModalDialog
      title={templates.title}
      onClose={onClose}
      width={640}
      actions={
        <Button variant="contained" onClick={onClose}>
          {share.close}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{templates.lead}</Typography>
      {!data && <RowsLoading label={templates.loading} rows={3} height={64} />}
      {data && list(templates.own, data.userTemplates, true)}
      {data && list(templates.offered, data.publicTemplates, false)}
    </ModalDialog>
  )
}
