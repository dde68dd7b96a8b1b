import type { DocumentTables } from './tables/documents.ts'
import type { LegislationTables } from './tables/legislation.ts'
import type { SearchTables } from './tables/search.ts'
import type { AccountTables } from './tables/accounts.ts'
import type { CitatorTables } from './tables/citator.ts'
import type { AnalyticsTables } from './tables/analytics.ts'
import type { WorkspaceTables } from './tables/workspace.ts'
import type { NoteTables } from './tables/notes.ts'
import type { AlertTables } from './tables/alerts.ts'
import type { ChatTables } from './tables/chat.ts'
import type { AdministrationTables } from './tables/administration.ts'
import type { ProjectTables } from './tables/projects.ts'
import type { BillingTables } from './tables/billing.ts'

/** Every table, as its rows are read and written; each room's stand in a file of `tables/`. */
export interface Tables
  extends
    DocumentTables,
    LegislationTables,
    SearchTables,
    AccountTables,
    CitatorTables,
    AnalyticsTables,
    WorkspaceTables,
    NoteTables,
    AlertTables,
    ChatTables,
    AdministrationTables,
    ProjectTables,
    BillingTables {}
