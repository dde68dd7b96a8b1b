import { statfsSync } from 'node:fs'
import { totalmem } from 'node:os'

const MB = 1024 * 1024

/** Bytes that this process and its children may use: of the machine, or of the container where that is less. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

const between = (least: number, bytes: number, most: number) => `${Math.round(Math.min(Math.max(bytes, least * MB), most * MB) / MB)}MB`

/**
 * How the PostgreSQL of a data folder runs, by the memory of the machine, which it shares with the server itself. What is acknowledged is on the
 * disk: neither `fsync` nor `synchronous_commit` is ever off.
 */
export function settingsFor(memory = availableMemory()): Record<string, string> {
  return {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: between(32, memory / 8, 2048),
    effective_cache_size: between(64, memory / 2, 65_536),
    work_mem: between(4, memory / 512, 64),
    maintenance_work_mem: between(32, memory / 32, 1024),
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    // To compile a statement takes longer than nearly all of them run.
    jit: 'off',
    max_connections: '100',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.max': '2000',
    logging_collector: 'on',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_timezone: 'UTC',
    timezone: 'UTC',
    // The values of rows, addresses of persons among them, are no matter of a log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(hasLittleSharedMemory() ? { dynamic_shared_memory_type: 'mmap' } : {}),
  }
}

/** A container has 64 MB of it unless it is told otherwise: two large sorts that run in parallel use more. */
function hasLittleSharedMemory(): boolean {
  if (process.platform !== 'linux') return false
  const { blocks, bsize } = statfsSync('/dev/shm')
  return blocks * bsize < 256 * MB
}
