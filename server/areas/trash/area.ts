import type { Area } from '../../area/area.ts'
import { createTrash } from './trash.ts'
import { trashRoutes } from './routes.ts'

export const trashArea = {
  open(parts) {
    const trash = createTrash(parts)
    return { service: trash, routes: (http) => trashRoutes(http, trash) }
  },
} satisfies Area<Parameters<typeof createTrash>[0]>
