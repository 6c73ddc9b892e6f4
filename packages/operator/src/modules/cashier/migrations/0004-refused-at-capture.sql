-- A deposit that is refused at capture is voided at the supplier; one that was captured all the same is reversed or returned.
alter table cashier.deposits
  drop constraint deposits_state_check,
  add constraint deposits_state_check check (state in ('created', 'authorising', 'awaiting-confirmation', 'authorised', 'captured', 'voiding',
    'reversing', 'in-review', 'declined', 'failed', 'expired', 'returned', 'charged-back'));

-- The supplier's fingerprint of the card: the same for the same card, of whichever player. None: not paid with since this was kept.
alter table cashier.cards add column fingerprint text;
create index cards_by_fingerprint on cashier.cards (supplier, fingerprint) where fingerprint is not null;
grant update (fingerprint) on cashier.cards to andon_app;

alter table cashier.deposit_events
  drop constraint deposit_events_source_check,
  add constraint deposit_events_source_check check (source in ('request', 'reply', 'webhook', 'check', 'decision', 'operator'));
