export { ownedUntil, retryAt } from '@andon/platform/owed-calls'
