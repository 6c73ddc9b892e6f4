export const cashier = {} as const
