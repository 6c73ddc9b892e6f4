export { assert } from '../assert/index.ts'
export { arrayLiteral } from './array-literal.ts'
export { afterCommit, createDb, type Db, type DbOptions, prepared, sql, type Tx, tables } from './db.ts'
export { type MigrationSet, migrate } from './migrate.ts'
