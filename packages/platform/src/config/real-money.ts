/** Shipped country profiles that forbid operating for real, with the rule that says so. No profile that allows it ships. */
const forbidden: Readonly<Record<string, string>> = {
  JP: 'offering online casino in Japan is illegal, and since September 2025 so is advertising it',
}

/** Why SANDBOX=off cannot start. There is always a reason: every supplier that ships is the sandbox's. */
export function whyNoRealMoney(env: Readonly<Record<string, string | undefined>>): string {
  const country = env.JURISDICTION?.trim()
  if (!country)
    return 'SANDBOX=off needs JURISDICTION, the country (two letters) whose licence you hold; its profile decides what may be offered'
  const rule = forbidden[country]
  if (rule) return `SANDBOX=off with JURISDICTION=${country} is refused: ${rule}`
  return `SANDBOX=off with JURISDICTION=${country}: no profile of that country ships, and PAYMENT_SUPPLIER is missing: only the sandbox's ships`
}
