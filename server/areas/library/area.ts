import type { Area } from '../../area/area.ts'
import { createLibrary } from './library.ts'
import { ownedDocuments } from './owned-documents-storage.ts'
import { libraryRoutes } from './routes.ts'

export const libraryArea = {
  owned: [ownedDocuments],
  open(parts) {
    const library = createLibrary(parts)
    return {
      service: library,
      routes: (http) => libraryRoutes(http, library),
    }
  },
} satisfies Area<Parameters<typeof createLibrary>[0]>
