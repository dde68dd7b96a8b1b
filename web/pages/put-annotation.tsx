import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import type { Annotation } from '#contract/annotations'
import { Suspense } from 'react'
import { shorten } from '../features/annotations/arrange.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const PutIntoProject = lazyPart(async () => (await import('../features/projects/PutIntoProject.tsx')).PutIntoProject)

/** Puts an annotation into a project, from its row or its card. */
export const putAnnotation = ({ id, text_selection }: Annotation, where: 'row' | 'card') => (
  <Suspense fallback={null}>
    <PutIntoProject
      type="annotation"
      id={id}
      name={shorten(text_selection, 80)}
      renderTrigger={
        where === 'card'
          ? undefined
          : (open, label) => (
              <button type="button" aria-label={label} title={label} onClick={open}>
                <CreateNewFolderOutlined />
              </button>
            )
      }
    />
  </Suspense>
)
