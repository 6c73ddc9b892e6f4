export { assert } from '../assert/index.ts'
export { afterCommit, createDb, type Db, type DbOptions, sql, type Tx, tables } from './db.ts'
export { type MigrationSet, migrate } from './migrate.ts'
