-- True for the half of the members who get the challenger; every challenger draws another half.
create or replace function tries_config(the_user bigint, challenger int) returns boolean
language sql immutable
return hashint8extended(the_user, challenger) & 1 = 1;
