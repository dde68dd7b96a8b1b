import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/open.ts'
import { projectsAbout } from '../projects/projects.ts'
import type { KeptBundle } from './storage.ts'

type ChosenAuthorities = Pick<KeptBundle, 'project_id' | 'authorities'>

/** What is chosen for the bundles, of every account, that name a work or lie in a project that holds it. */
export async function authoritiesAbout(transaction: DatabaseTransaction, workId: number): Promise<ChosenAuthorities[]> {
  const { rows } = await sql<ChosenAuthorities>`
    select b.project_id, b.authorities from bundles b
    where b.project_id in ${projectsAbout(workId)}
      or exists (select from works w where w.id = ${workId} and b.authorities @> jsonb_build_array(jsonb_build_object('case_id', w.public_id)))
    order by b.project_id for update of b`.execute(transaction)
  return rows
}

/** As changes of the bundle: who has it open as it was does not save over them. */
export async function overwriteAuthorities(transaction: DatabaseTransaction, bundles: readonly ChosenAuthorities[]) {
  for (const { project_id, authorities } of bundles)
    await transaction
      .updateTable('bundles')
      .set({ authorities: JSON.stringify(authorities), updated_at: sql`updated_at + interval '1 millisecond'` })
      .where('project_id', '=', project_id)
      .execute()
}

/** Forgets the files in which a work is bound, within the transaction that takes names out of it. */
export async function forgetFilesWith(transaction: DatabaseTransaction, workId: number): Promise<void> {
  await sql`
    delete from bundle_files f using works w
    where w.id = ${workId} and f.contents @> jsonb_build_array(jsonb_build_object('case_id', w.public_id))`.execute(transaction)
}
