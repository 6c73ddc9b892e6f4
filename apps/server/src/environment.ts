/** The environment before this process changes it. */
export const environment: Readonly<Record<string, string | undefined>> = { ...process.env }

// React renders several times slower unless NODE_ENV is set to production. For readConfig NODE_ENV is a decision of the operator, so it reads the
// copy above. This module must be imported first.
process.env.NODE_ENV ??= 'production'
