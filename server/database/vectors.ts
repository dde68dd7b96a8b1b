import type { Pool } from 'pg'

/**
 * Makes the extension pgvector and the table of vectors, where the server has it and this account may use it; answers whether they are there.
 * They are no migration: a server without the extension has neither.
 */
export async function enableVectors(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query("select 1 from pg_available_extensions where name = 'vector'")
  if (rows.length === 0) return false
  try {
    await pool.query('create extension if not exists vector')
    await pool.query(table)
    return true
  } catch (error) {
    const insufficientPrivilege = '42501'
    if ((error as { code?: string }).code === insufficientPrivilege) return false
    throw error
  }
}

/** Vectors of the paragraphs of documents, by the id of the paragraph; 0 for a digest. All are of one model, and of one length. */
const table = `
  create table if not exists passage_vectors (
    document_id integer not null references embedded_documents (document_id) on delete cascade,
    paragraph integer not null,
    embedding vector not null,
    primary key (document_id, paragraph)
  )`
