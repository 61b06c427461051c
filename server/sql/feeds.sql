-- True for the half of the members who get the challenger; every challenger draws another half.
create or replace function tries_config(the_user bigint, challenger int) returns boolean
language sql immutable
return hashint8extended(the_user, challenger) & 1 = 1;

-- After a block neither is on a list of the other, nor follows one.
create or replace function end_list_ties(one bigint, other bigint) returns void
language sql
begin atomic
  delete from people_list_members m
  using people_lists l
  where l.id = m.list_id
    and ((l.owner_id = one and m.user_id = other) or (l.owner_id = other and m.user_id = one));
  delete from people_list_follows f
  using people_lists l
  where l.id = f.list_id
    and ((l.owner_id = one and f.user_id = other) or (l.owner_id = other and f.user_id = one));
end;
