-- What the operator says to everybody while the site is only read.
alter table flags
  add column message text check (length(message) >= 1 and octet_length(message) <= 4800);
