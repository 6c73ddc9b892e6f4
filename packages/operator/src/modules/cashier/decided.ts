/** The payment after an operator's decision, or why the decision is not possible. */
export type Decided<Payment> = { readonly payment: Payment } | { readonly problem: string }
