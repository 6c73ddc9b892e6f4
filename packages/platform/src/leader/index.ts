export { type Follower, type LeaderOptions, type Leadership, leadOrFollow, type Term } from './lead-or-follow.ts'
export { type Lease, LeaseLost, type LeaseOptions, takeLease } from './lease.ts'
