-- The pace of rounds is a player's, not a session's: written with the nonce, so that of two sessions at once the second sees the start of the first.
alter table arcade.seeds add column last_round_at timestamptz;
grant update (last_round_at) on arcade.seeds to andon_app;
alter table arcade.sessions
  drop column last_round_at,
  add column celebrates_return_of_stake boolean not null default false;

-- Why the operator took no stake: the code of its refusal. Rounds from before have none.
alter table arcade.rounds
  add column void_reason text check (void_reason ~ '^[A-Z_]{2,60}$'),
  add constraint only_void_rounds_have_a_reason check (state = 'void' or void_reason is null);
grant update (void_reason) on arcade.rounds to andon_app;
