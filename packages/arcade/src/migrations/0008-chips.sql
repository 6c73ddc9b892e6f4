-- Whether the session plays with the chips of a race, which are no money: amounts are shown as chips.
alter table arcade.sessions add column chips boolean not null default false;
