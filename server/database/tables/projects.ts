import type { ItemType } from '#contract/project-items'
import type { ProjectStatus } from '#contract/projects'
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp, OptionalTimestamp, Json } from './columns.ts'

interface ProjectsTable {
  id: Generated<string>
  user_id: string
  name: string
  description: string
  status: ColumnType<ProjectStatus, ProjectStatus | undefined, ProjectStatus>
  is_default: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: OptionalTimestamp
}

interface ProjectItemsTable {
  project_id: string
  type: ItemType
  item_id: string
  added_by: string
  added_at: Timestamp
}

interface ProjectInvitationsTable {
  id: Generated<string>
  project_id: string
  email: string
  email_key: string
  role: 'viewer' | 'editor'
  invited_by: string | null
  invited_at: Timestamp
  expires_at: Timestamp
}

interface ProjectTemplatesTable {
  id: Generated<string>
  user_id: string
  name: string
  description: string
  notes: Json<{ title: string; content: string }[]>
  is_public: boolean
  created_at: Timestamp
  deleted_at: OptionalTimestamp
}

/** Projects and what lies in them. */
export interface ProjectTables {
  projects: ProjectsTable
  project_items: ProjectItemsTable
  project_invitations: ProjectInvitationsTable
  project_templates: ProjectTemplatesTable
}
