import type postgres from 'postgres'

/** Transfers everything that one role owns in this database to the other, except for objects of extensions. */
export async function handOver(sql: postgres.Sql, from: string, to: string): Promise<void> {
  await sql.begin(async (sql) => {
    // With an empty search_path every name is written with its schema.
    await sql`set local search_path = ''`
    const things = await sql<{ kind: string; name: string }[]>`
      with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
        parts as (select classid, objid from pg_depend where deptype = 'e'),
        -- The sequence of a column goes with its table.
        columns as (
          select objid from pg_depend
          where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')),
        owned as (
          select 'schema' as kind, quote_ident(nspname) as name, nspowner as owner,
            'pg_namespace'::regclass as class, oid, 1 as place
          from pg_namespace where oid in (select oid from ours)
          union all
          select 'table', oid::regclass::text, relowner, 'pg_class'::regclass, oid, 2
          from pg_class
          where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
            and not (relkind = 'S' and oid in (select objid from columns))
          union all
          select 'routine', oid::regprocedure::text, proowner, 'pg_proc'::regclass, oid, 3
          from pg_proc where pronamespace in (select oid from ours)
          union all
          select 'type', t.oid::regtype::text, t.typowner, 'pg_type'::regclass, t.oid, 4
          from pg_type t left join pg_class c on c.oid = t.typrelid
          where t.typnamespace in (select oid from ours) and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c')
          union all
          select 'statistics', format('%I.%I', n.nspname, s.stxname), s.stxowner, 'pg_statistic_ext'::regclass, s.oid, 5
          from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace
          where s.stxnamespace in (select oid from ours)
          union all
          select 'text search configuration', c.oid::regconfig::text, c.cfgowner, 'pg_ts_config'::regclass, c.oid, 6
          from pg_ts_config c where c.cfgnamespace in (select oid from ours)
          union all
          select 'text search dictionary', d.oid::regdictionary::text, d.dictowner, 'pg_ts_dict'::regclass, d.oid, 7
          from pg_ts_dict d where d.dictnamespace in (select oid from ours))
      select o.kind, o.name from owned o
      where o.owner = ${from}::regrole
        and not exists (select from parts p where p.classid = o.class and p.objid = o.oid)
      order by o.place, o.oid`
    for (const { kind, name } of things) await sql.unsafe(`alter ${kind} ${name} owner to ${to}`)
  })
}
