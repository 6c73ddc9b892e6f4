-- A payment that the merchant cancels, before or after it was captured.
alter table sandbox_payments.payments
  drop constraint payments_state_check,
  add constraint payments_state_check
    check (state in ('confirmation-asked', 'authorised', 'captured', 'declined', 'lapsed', 'voided', 'charged-back'));

-- A voucher whose payment is cancelled is good again.
grant delete on sandbox_payments.vouchers to andon_app;

-- Cards have fingerprints from now on; one from before is the same as no other.
update sandbox_payments.instruments set fingerprint = 'token ' || token where kind = 'card' and fingerprint is null;
