import type { Area } from '../../area/area.ts'
import { annotationItems } from './annotation-items.ts'
import { createAnnotations } from './annotations.ts'
import { ownedAnnotations } from './owned-annotations-storage.ts'
import { redactableAnnotations } from './redactable-annotations.ts'
import { annotationsRoutes } from './routes.ts'
import { annotationInTrash } from './storage.ts'

export const annotationsArea = {
  owned: [ownedAnnotations],
  redactable: [redactableAnnotations],
  open(parts) {
    const annotations = createAnnotations(parts)
    return {
      service: annotations,
      routes: (http) => annotationsRoutes(http, annotations),
      hourly: { 'forget-annotations': annotations.forgetDeleted },
      items: [annotationItems(annotations)],
      trash: [{ kind: 'annotation', named: annotationInTrash, restore: annotations.restore }],
    }
  },
} satisfies Area<Parameters<typeof createAnnotations>[0]>
