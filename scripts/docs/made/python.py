"""The public Python surface: names, signatures and docstrings, read from the sources without running them."""

import re
from functools import cache
from pathlib import Path

import griffe

from scripts.docs.made.tables import cell, table
from scripts.docs.site import ROOT

__all__ = ["python", "values"]

LONG = 120
"""Values longer than this many characters are left out."""


def python(module: str) -> str:
    """Everything that a module exports, in the order of its `__all__`."""
    found = _package()[module.partition(".")[2]] if "." in module else _package()
    exported = [str(name) for name in found.exports or ()]
    parts = [f"## {module}", _docstring(found)]
    parts += [part for name in exported for part in _described(name, found[name])]
    return "\n\n".join(part for part in parts if part)


def values(module: str) -> str:
    """The rules that a module exports as values: their arguments, and their docstrings."""
    found = _package()[module.partition(".")[2]]
    rows = []
    for name in map(str, found.exports or ()):
        each = found[name]
        if isinstance(each, griffe.Class) and _is_rule(each):
            public = {own: member for own, member in each.all_members.items() if not own.startswith("_")}
            taken = ", ".join(own for own, member in public.items() if member.is_attribute)
            says = each.docstring.value.partition("\n\n")[0] if each.docstring else ""
            rows.append([f"`{name}({taken})`", cell(says)])
    return table(["value", "what it says"], rows)


def _is_rule(each: griffe.Class) -> bool:
    """Whether instances of this class can be called. An abstract class has none."""
    return "__call__" in each.all_members and "ABC" not in map(str, each.bases)


@cache
def _package() -> griffe.Module:
    """The package, read once."""
    package = griffe.load("sushiya", search_paths=[ROOT / "src"], allow_inspection=False)
    assert isinstance(package, griffe.Module)
    return package


def _described(name: str, found: griffe.Object | griffe.Alias) -> list[str]:
    target = found.final_target if isinstance(found, griffe.Alias) else found
    if isinstance(target, griffe.Module):  # its package exports a function of the same name
        target = target[name]
    parts = [f"### {name}", _code(_signature(name, target)), _where(target), _docstring(target)]
    return [*parts, *_members(name, target)] if isinstance(target, griffe.Class) else parts


def _members(name: str, target: griffe.Class) -> list[str]:
    """The public attributes of a class in one list, then its methods."""
    public = {own: member for own, member in target.members.items() if not own.startswith("_")}
    attributes = [
        f"- `{own}{_annotation(member)}`{_line(member)}"
        for own, member in public.items()
        if isinstance(member, griffe.Attribute)
    ]
    methods = {own: member for own, member in public.items() if isinstance(member, griffe.Function)}
    if isinstance(made := target.members.get("__init__"), griffe.Function):
        methods = {name: made} | methods
    parts = ["\n".join(attributes)] if attributes else []
    for own, method in methods.items():
        parts += [_code(_signature(own, method)), _docstring(method)]
    return parts


def _where(target: griffe.Object) -> str:
    """A link to the lines that define it."""
    path = Path(str(target.filepath)).relative_to(ROOT).as_posix()
    return f'<span class="defined">[{path}](../../{path}#L{target.lineno})</span>'


def _code(text: str) -> str:
    return f"```python\n{text}\n```"


def _signature(name: str, target: griffe.Object) -> str:
    if isinstance(target, griffe.Class):
        bases = ", ".join(str(base) for base in target.bases)
        return f"class {name}({bases})" if bases else f"class {name}"
    if isinstance(target, griffe.Function):
        return f"def {target.signature(name=name)}"
    known = f"{name}{_annotation(target)}"
    value = getattr(target, "value", None)
    return f"{known} = {value}" if value and len(str(value)) < LONG else known


def _annotation(target: griffe.Object) -> str:
    annotation = getattr(target, "annotation", None)
    return f": {annotation}" if annotation else ""


def _line(member: griffe.Object) -> str:
    """The docstring in one line."""
    return f": {' '.join(member.docstring.value.split())}" if member.docstring else ""


def _docstring(target: griffe.Object) -> str:
    """The docstring, its examples as code."""
    paragraphs = re.split(r"\n\s*\n", target.docstring.value) if target.docstring else []
    return "\n\n".join(_code(text) if text.lstrip().startswith(">>>") else text for text in paragraphs)
