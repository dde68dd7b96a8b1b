import type { FastifyInstance } from 'fastify'
import type { TrashKind } from '#contract/trash'
import type { Reader } from '../access/access.ts'
import type { Belongings } from '../belongings/belongings.ts'
import type { Redactable } from '../redactable/redactable.ts'
import type { ItemKind } from './item-kind.ts'

/** An area that is open: what it offers to the others, and what of it is the same for every area. */
export interface OpenArea<Service = unknown> {
  /** What the areas after it are given. */
  service: Service
  /** Adds its calls to the server. */
  routes?: (http: FastifyInstance) => void
  /** Its housekeeping, by the names that the queue knows. */
  hourly?: Readonly<Record<string, () => Promise<unknown>>>
  /** Its kinds that lie in projects. */
  items?: readonly ItemKind[]
  /** How it brings those of its kinds back that lie in the trash; what is there already stays as it is. */
  restore?: Readonly<Partial<Record<TrashKind, (reader: Reader, id: string) => Promise<unknown>>>>
}

/** What an area is before anything runs, for the server, the commands and the tests alike, and how it is opened. */
export interface Area<Parts = never, Service = unknown> {
  /** What accounts own of it, and how that leaves with them. */
  owned?: readonly Belongings[]
  /** What it keeps about documents, for a redaction to reach. */
  redactable?: readonly Redactable[]
  open: (parts: Parts) => OpenArea<Service> | Promise<OpenArea<Service>>
}
