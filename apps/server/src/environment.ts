/** The environment as the operator set it. */
export const environment: Readonly<Record<string, string | undefined>> = { ...process.env }

// Libraries take NODE_ENV as a question of speed (React renders several times slower without it); for us it is a question of policy, which
// readConfig answers from what the operator set. So this module comes first.
process.env.NODE_ENV ??= 'production'
