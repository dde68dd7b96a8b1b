import type { FastifyInstance } from 'fastify'
import type { AccountData } from '../account-data/account-data.ts'
import type { Redactable } from '../redactable/redactable.ts'
import type { ItemKind } from './item-kind.ts'
import type { TrashedKind } from './trashed-kind.ts'

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
  /** Its kinds that lie in the trash when they are deleted. */
  trash?: readonly TrashedKind[]
}

/** What an area is before anything runs, for the server, the commands and the tests alike, and how it is opened. */
export interface Area<Parts = never, Service = unknown> {
  /** What accounts own of it, and how that leaves with them. */
  owned?: readonly AccountData[]
  /** What it keeps about documents, for a redaction to reach. */
  redactable?: readonly Redactable[]
  open: (parts: Parts) => OpenArea<Service> | Promise<OpenArea<Service>>
}
