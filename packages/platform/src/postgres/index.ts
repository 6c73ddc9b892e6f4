/**
 * Real PostgreSQL 18 as part of the application, for whoever has not set DATABASE_URL.
 * Owns everything below its `dataDir`: the cluster, its password, its port and the lock.
 * Invariants: one server a directory; a first boot is whole or absent; `stop` returns after the last page is on disk.
 */
export { checkDatabase } from './check-database.ts'
export { findMigrations } from './find-migrations.ts'
export { embeddedStorage } from './stage.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts'
