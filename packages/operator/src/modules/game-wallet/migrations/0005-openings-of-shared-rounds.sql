-- When the table opened that round, in milliseconds since 1970 as its supplier says; null where it does not say. The minimum cycle between rounds of tables is measured between their openings.
alter table game_wallet.round_starts add column shared_opened_at bigint;
