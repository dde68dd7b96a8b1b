import { AllAnnotations } from '../features/annotations/AllAnnotations.tsx'
import { shorten } from '../features/annotations/arrange.ts'
import { PutIntoProject } from '../features/projects/PutIntoProject.tsx'
import { useAnnotationMessages } from '../messages/annotations.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /annotations */
export function AnnotationsPage() {
  usePageTitle(useAnnotationMessages().all.title)
  return (
    <PageFrame>
      <AllAnnotations
        renderMore={({ id, text_selection }) => <PutIntoProject type="annotation" id={id} name={shorten(text_selection, 80)} />}
      />
    </PageFrame>
  )
}
