/** What an operator decided, or why that cannot be. */
export type Decided<Payment> = { readonly payment: Payment } | { readonly problem: string }
