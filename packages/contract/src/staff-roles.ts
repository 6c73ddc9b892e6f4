/**
 * What a member of staff may do, by their work. `support`: look players up and answer them. `payments`: deposits, withdrawals and receipts. `risk`: blocks,
 * exclusions and limits. `content`: games, suppliers' games and texts. `admin`: everything, with the accounts of staff and secrets.
 */
export const staffRoles = ['support', 'payments', 'risk', 'content', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
