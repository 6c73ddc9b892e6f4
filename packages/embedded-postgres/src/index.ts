/**
 * Real PostgreSQL 18 as part of the application, used when DATABASE_URL is not set.
 * Owns everything below its `dataDir`: the cluster, its password, its port and the lock.
 * Invariants: one server a directory; a first boot is whole or absent; `stop` returns after the last page is on disk.
 */
export { embeddedStorage } from './stage.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts'
