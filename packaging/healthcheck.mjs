// The image's health check: exits 0 when the server in this container answers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/healthz`).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
